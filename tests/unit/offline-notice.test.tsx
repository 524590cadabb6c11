// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OfflineNotice } from "../../app/components/offline-notice";
import { offline } from "../../app/content/failure";

it("the notice shows on a page that starts without a network", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<OfflineNotice />);
  expect(screen.getByText(offline.text, { exact: false })).toBeVisible();
});
