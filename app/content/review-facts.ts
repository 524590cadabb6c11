import { reviews } from "./reviews";
import type { Subject } from "./types";

/** Without reviews, no page mentions them. */
export const hasReviews = reviews.list.length > 0;
/** @returns at most three reviews about a subject */
export const reviewsAbout = (subject: Subject) =>
  reviews.list.filter((review) => review.subject === subject).slice(0, 3);
/** If all reviews have five stars, screen readers announce this once instead of each review's stars. */
export const allFiveStarsText = reviews.list.every(({ rating }) => rating === 5) ? "Todas de 5 estrelas." : undefined;
/** The mean in Brazilian notation, such as "4,9". Undefined when it is 5, because the five stars already show that. */
export const meanText = reviews.rating === 5 ? undefined : reviews.rating.toFixed(1).replace(".", ",");
const beforeThreeDigits = /\B(?=(\d{3})+$)/g;
/** The count in Brazilian notation, such as "1.532". It avoids `Intl`, which takes 140 ms to start on a slow phone. */
export const reviewCount = String(reviews.count).replace(beforeThreeDigits, ".");
