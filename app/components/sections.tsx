import { Children, Component, type ReactNode, Suspense } from "react";
import { messages } from "../content/messages";
import { failure } from "../content/notices";
import { ContactPair } from "./contact-button";

/**
 * Puts each child in a boundary of its own. React hydrates each section by itself, so a tap never waits for the whole page, and
 * an element that an extension has changed is rendered again with its section alone. An error in the browser leaves the rest of
 * the page as it is, and React logs it; one on the server is a 500 (entry.server.tsx).
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => <SectionBoundary>{section}</SectionBoundary>);
}

class SectionBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return <Suspense>{this.props.children}</Suspense>;
    return (
      <div role="alert" className="wrap py-10">
        <p className="font-bold">{failure.section}</p>
        <ContactPair message={messages.urgent} look="call outline" className="mt-4 sm:flex" />
      </div>
    );
  }
}
