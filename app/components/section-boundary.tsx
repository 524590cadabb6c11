import { Children, Component, type ReactNode, Suspense } from "react";
import { failure } from "../content/failure";
import { messages } from "../content/messages";
import { CallButton, WhatsappButton } from "./contact-button";

/**
 * React hydrates each section on its own, so a tap never waits for the whole page. An error in a section leaves the rest of
 * the page as it is; React logs that error to the console.
 */
export class SectionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedSection /> : <Suspense>{this.props.children}</Suspense>;
  }
}

/** The sections of a page, each in a boundary of its own. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <SectionBoundary>{section}</SectionBoundary>);
}

function FailedSection() {
  return (
    <div role="alert" className="wrap py-10">
      <p className="font-bold">{failure.section}</p>
      <div className="mt-4 grid gap-3 sm:flex">
        <WhatsappButton message={messages.urgent} />
        <CallButton look="call outline" />
      </div>
    </div>
  );
}
