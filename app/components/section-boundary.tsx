import { Children, Component, type ReactNode, Suspense, useEffect } from "react";
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

  override componentDidCatch() {
    countUnhydrated(-1);
  }

  override render() {
    return this.state.hasFailed ? <FailedSection /> : <Part>{this.props.children}</Part>;
  }
}

/** A part of the page that React hydrates on its own. */
export function Part({ children }: { children: ReactNode }) {
  useEffect(() => countUnhydrated(1), []);
  return (
    <Suspense>
      {children}
      <PartIsHydrated />
    </Suspense>
  );
}

function PartIsHydrated() {
  useEffect(() => countUnhydrated(-1), []);
  return null;
}

let unhydrated = 0;

/** Sets `data-hydrated` on `<html>` when every part is hydrated, for whoever tests or times the page. */
function countUnhydrated(change: 1 | -1) {
  unhydrated += change;
  document.documentElement.toggleAttribute("data-hydrated", unhydrated <= 0);
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
