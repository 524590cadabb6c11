import type { ButtonLook } from "./button";
import { CallButton } from "./call-link";
import { WhatsappButton } from "./whatsapp-link";

interface ContactPairProps {
  /** First text of the chat. */
  message: string;
  /** Label of the WhatsApp button. */
  text?: string;
  /** Variant of the call button. */
  variant?: ButtonLook["variant"];
  className: string;
}

/** Both ways to reach the business: not every visitor has credit to call or data to chat. By default one above the other. */
export function ContactPair({ message, text, variant = "call", className }: ContactPairProps) {
  return (
    <div className={`grid gap-3 ${className}`}>
      <WhatsappButton message={message} text={text} />
      <CallButton variant={variant} />
    </div>
  );
}
