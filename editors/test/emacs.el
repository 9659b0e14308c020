;;; Tries the settings of editors/emacs/README.md in Emacs without a window. It is started in a folder with Revised and a variant, as
;;;
;;;   SETTINGS=…/README.md emacs --batch -l emacs.el
;;;
;;; and exits with an error at the first failure.

(setq package-enable-at-startup t)
(package-initialize)

(defun fail (what &rest detail)
  (message "FAILED %s %S" what detail)
  (kill-emacs 1))
(defun check (what ok &rest detail)
  (if ok (message "ok %s" what) (apply #'fail what detail)))
(defun await (what is)
  "Wait until IS returns something, and return it."
  (let ((end (+ (float-time) 60)) found)
    (while (and (not (setq found (funcall is))) (< (float-time) end))
      (accept-process-output nil 0.1))
    (check what found)
    found))

;; The settings are those of the page.
(with-temp-buffer
  (insert-file-contents (getenv "SETTINGS"))
  (re-search-forward "<!-- settings -->\n```elisp\n")
  (let ((start (point)))
    (re-search-forward "^```$")
    (narrow-to-region start (match-beginning 0))
    (eval-buffer)))
(unless (require 'eglot nil t) (fail "there is no Eglot"))
(defvar shown nil)
(setq eglot-connect-timeout 60 eglot-sync-connect 30 eglot-confirm-server-initiated-edits nil)
(cl-defmethod eglot-handle-notification :before (_server (_method (eql window/showMessage)) &key message &allow-other-keys)
  (push message shown))

(defun visit (file)
  (find-file (expand-file-name file (getenv "PWD")))
  (unless (eglot-current-server) (apply #'eglot--connect (eglot--guess-contact)))
  (unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))
  (flymake-start)) ; which is done when Emacs has a window
(defun goto-word (word &optional after)
  (goto-char (point-min))
  (search-forward word)
  (goto-char (+ (match-beginning 0) (or after 0))))
(defun ask (method) (jsonrpc-request (eglot-current-server) method (eglot--TextDocumentPositionParams) :timeout 60))
(defun retype (old new)
  (goto-word old)
  (delete-char (length old))
  (insert new)
  (eglot--signal-textDocument/didChange))

(setq project-find-functions (list (lambda (_) (cons 'transient (getenv "PWD")))))
(visit "variants/closed_russia/variant.hcl")
(check "the page's mode is on" (eq major-mode 'scenario-mode))
(check "the server is started" (eglot-current-server))
(goto-word "action.blitz" 8)
(await "the variant is known" (lambda () (plist-get (ask :textDocument/hover) :contents)))

(await "the definition is in the base"
       (lambda () (goto-word "action.blitz" 8)
         (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
           (and found (string-match-p "lib/axis_allies" (format "%S" found))))))

(goto-word "action.blitz" 7)
(let* ((table (nth 2 (eglot-completion-at-point))) (names (all-completions "" table)))
  (check "completion has actions of the base" (and (member "blitz" names) (member "move" names)) names))

(retype "action.blitz" "action.blits")
(await "a mistake is shown" (lambda () (seq-some (lambda (d) (string-match-p "blits" (flymake-diagnostic-text d))) (flymake-diagnostics))))
(goto-word "action.blits" 8)
(let* ((actions (append (eglot-code-actions (point) (point) nil nil) nil))
       (write (seq-find (lambda (a) (string-match-p "Write blitz" (plist-get a :title))) actions)))
  (check "an action is offered" write actions)
  (apply #'eglot--apply-workspace-edit (plist-get write :edit) ; Emacs 30 wants to know for whom
         (and (> (car (func-arity 'eglot--apply-workspace-edit)) 1) '(eglot-code-actions)))
  (eglot--signal-textDocument/didChange) ; which is done when Emacs is idle, and here it never is
  (check "and corrects it" (save-excursion (goto-char (point-min)) (search-forward "action.blitz" nil t))))

(goto-word "function closed" 10)
(eglot-rename "shut")
(check "another name is given in all places" (= 4 (how-many "\\bshut\\b" (point-min))) (buffer-string))

(visit "variants/closed_russia/tests.hcl")
(goto-word "others attack in round 1")
(scenario-run-test)
(await "a test is run" (lambda () (seq-some (lambda (m) (string-match-p "others attack in round 1.*passed" m)) shown)))
(retype "count(pieces(space.russia)) == 2" "count(pieces(space.russia)) == 3")
(goto-word "others attack in round 1")
(scenario-run-test)
(await "a failure is marked at its step"
       (lambda () (seq-some (lambda (d) (and (string-match-p "test failed" (flymake-diagnostic-text d))
                                             (= (line-number-at-pos (flymake-diagnostic-beg d))
                                                (progn (goto-word "count(pieces(space.russia)) == 3") (line-number-at-pos)))))
                            (flymake-diagnostics))))
(mapc (lambda (b) (with-current-buffer b (set-buffer-modified-p nil))) (buffer-list))
(kill-emacs 0)
