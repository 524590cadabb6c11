import type { ButtonLook } from "./button";
import { CallButton } from "./call-link";
import { WhatsappButton } from "./whatsapp-link";

interface ContactPairProps {
  /** First message of the chat. */
  message: string;
  whatsappText?: string;
  callVariant?: ButtonLook["variant"];
  className: string;
}

/** Both ways to reach the business: not every visitor has credit for a call or data for a chat. By default the chat is above the call. */
export function ContactPair({ message, whatsappText, callVariant = "call", className }: ContactPairProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <WhatsappButton message={message} text={whatsappText} />
      <CallButton variant={callVariant} />
    </div>
  );
}
