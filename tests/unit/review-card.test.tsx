import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ReviewCard } from "../../app/components/review-card";
import { reviews } from "../../app/content/reviews";

it("a price that a customer paid stays on one line", () => {
  const [review] = reviews.list;
  const { container } = render(<ReviewCard {...review} comment="Cobrou R$ 120,00, e R$ 85 antes." source="Google" />);
  expect(container.querySelector("blockquote")?.textContent).toBe("Cobrou R$\u00a0120,00, e R$\u00a085 antes.");
});
