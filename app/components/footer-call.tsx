import type { CSSProperties } from "react";
import { footer } from "~/content/footer";
import { qrHouse } from "~/illustrations/qr-house";
import skylineUrl from "~/illustrations/skyline.svg";
import { CallLink } from "./call-link";
import { ContentText } from "./content-text";
import { PhoneNumber } from "./phone-number";

/** The upper part of the footer: the number to call, large, over Recife at night. */
export function FooterCall() {
  return (
    <div className="footer-sky relative flow-root">
      <QrCode />
      <div className="px-inset pt-16 md:pt-24">
        <h2 className="print:hidden">{footer.title}</h2>
        <p className="mt-3 text-lg text-night-text print:hidden">
          <ContentText text={footer.text} />
        </p>
        <CallLink className="mt-4 inline-flex min-h-11 items-center text-[length:min(10.5vw,5.25rem)] font-extrabold tracking-[-0.03em] text-lamp underline decoration-[0.04em] [text-decoration-skip-ink:none] print:-order-1 print:text-[4.5rem]">
          <span className="sr-only">Ligar </span>
          <PhoneNumber />
        </CallLink>
      </div>
      {/* Recife at night. The light from one lit window falls on the footer's columns below. */}
      <img
        loading="lazy"
        alt=""
        src={skylineUrl}
        width="360"
        height="80"
        className="skyline relative forced-colors:hidden print:hidden"
      />
    </div>
  );
}

/** For computers, which cannot call. The skyline grows with the window, and would hide the code from 130 rem up. */
function QrCode() {
  return (
    <p className="absolute right-inset bottom-0 hidden w-38 text-center text-sm/tight text-lamp-pale pointer-fine:xl:max-[130rem]:block print:static print:block print:w-48 print:text-base">
      {footer.codeText}
      <img
        loading="lazy"
        src="/whatsapp-qr.svg"
        width={4 * qrHouse.width}
        height={4 * qrHouse.height}
        alt="Código QR do WhatsApp"
        className="mt-3 w-full print:aspect-(--printed) print:object-cover print:object-top"
        style={{ "--printed": `${qrHouse.width}/${qrHouse.printedHeight}` } as CSSProperties}
      />
    </p>
  );
}
