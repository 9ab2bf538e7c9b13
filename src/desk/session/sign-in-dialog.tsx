import { useEffect, useRef, useState } from "react";
import { send } from "../api/call.ts";
import type { Me } from "#accounts/contract.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { accountOfPage } from "./account-here.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { onSignInRequest, type SignInReason } from "./sign-in-request.ts";

interface Request {
  readonly reason: SignInReason;
  readonly resolve: (isSignedIn: boolean) => void;
}

/** Asks to sign in over the page when a call needs it, and keeps the page. */
export function SignInDialog() {
  const [request, setRequest] = useState<Request>();
  const open = useRef<Request>(undefined);
  useEffect(() => {
    const end = onSignInRequest(
      (reason) =>
        new Promise((resolve) => {
          open.current = { reason, resolve };
          setRequest(open.current);
        }),
    );
    return () => {
      end();
      open.current?.resolve(false);
    };
  }, []);

  function finish(isSignedIn: boolean) {
    setRequest(undefined);
    open.current?.resolve(isSignedIn);
    open.current = undefined;
  }

  if (request === undefined) return null;
  const isOver = request.reason === "signed-out";
  return (
    <Dialog
      title={isOver ? m.sign_in_again_title() : m.sign_in_fresh_title()}
      onClose={() => finish(false)}
    >
      <p className="dialog-lead">{isOver ? m.sign_in_again_lead() : m.sign_in_fresh_lead()}</p>
      <SignInForm
        email={accountOfPage()?.email}
        onSignedIn={async () => {
          const me = await send<Me>("me");
          // The page belongs to another user.
          if (me.id !== accountOfPage()?.id) window.location.assign("/desk");
          else finish(true);
        }}
      />
    </Dialog>
  );
}
