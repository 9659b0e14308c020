# The program alone, with the games in it: docker run --rm -v "$PWD:/work" scenario test my_rule
FROM scratch
COPY dist/scenario /scenario
WORKDIR /work
ENTRYPOINT ["/scenario"]
