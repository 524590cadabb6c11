import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { maskPhone, phoneHref } from "../../app/components/contact-links";
import { OfflineNotice } from "../../app/components/offline-notice";
import { business } from "../../app/content/business";

afterEach(() => act(() => window.dispatchEvent(new Event("online"))));

it("appears with the number to call when the network goes, and leaves when it is back", () => {
  render(<OfflineNotice />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("link", { name: maskPhone(business.phone) })).toHaveAttribute(
    "href",
    phoneHref(business.phone),
  );
  act(() => window.dispatchEvent(new Event("online")));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("shows on a page that starts without a network", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<OfflineNotice />);
  expect(screen.getByRole("status")).toHaveTextContent("Sem internet");
});
