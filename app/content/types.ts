/* Types of app/content. rules/schema.server.ts describes what each field means and may contain. */
import type { z } from "zod";
import type * as field from "./rules/fields.server";
import type * as schema from "./rules/schema.server";

export type Path = z.infer<typeof field.path>;
export type Business = z.infer<typeof schema.business>;
export type MessageTopic = keyof z.infer<typeof schema.messages>;
export type Page = z.infer<typeof schema.page>;
export type Subject = z.infer<typeof field.subject>;
export type HeroContent = z.infer<typeof schema.hero>;
export type ServiceCardContent = z.infer<typeof schema.serviceCard>;
export type AdditionalService = z.infer<typeof schema.additional>;
export type StepsContent = z.infer<typeof schema.steps>;
export type EmergencyContent = z.infer<typeof schema.emergency>;
export type Review = z.infer<typeof schema.review>;
export type ReviewsContent = z.infer<typeof schema.reviews>;
export type Footer = z.infer<typeof schema.footer>;
export type PhotoContent = z.infer<typeof schema.photo>;
export type HomeContent = z.infer<typeof schema.homeContent>;
export type QuestionsContent = z.infer<typeof schema.questions>;
export type LockType = z.infer<typeof schema.lockType>;
export type ServicePageContent = z.infer<typeof schema.servicePageContent>;
export type BrandsContent = z.infer<typeof schema.brands>;
export type LocksContent = z.infer<typeof schema.locks>;
