package conveyor

import (
	"fmt"
	"net"
	"net/netip"
	"strconv"
)

// loopback parses the address at which an embedded broker listens. The broker has no passwords, so the address must be
// on this machine.
func loopback(address string) (host string, port int, err error) {
	host, text, err := net.SplitHostPort(address)
	if err != nil {
		return "", 0, fmt.Errorf("%s: write an address and a port, such as 127.0.0.1:4222", address)
	}
	if port, err = strconv.Atoi(text); err != nil || port < 1 || port > 65535 {
		return "", 0, fmt.Errorf("%s: a port is a number from 1 to 65535", address)
	}
	if ip, err := netip.ParseAddr(host); host != "localhost" && (err != nil || !ip.IsLoopback()) {
		return "", 0, fmt.Errorf("%s: the broker of a study has no passwords and listens on this machine alone, such as at "+
			"127.0.0.1:%d; for other machines run nats-server, and name it with --nats", address, port)
	}
	return host, port, nil
}
