import { CallButton, WhatsappButton } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import { Stars } from "../components/stars";
import { messages } from "../content/messages";
import { anchors } from "../content/navigation";
import { reviewCount, reviews } from "../content/reviews";
import type { ReviewsContent } from "../content/types";
import { ReviewStrip } from "./review-strip";

export function Reviews({ title, banner }: ReviewsContent) {
  return (
    <section
      id={anchors.reviews}
      tabIndex={-1}
      aria-labelledby="avaliacoes-titulo"
      className="bg-surface py-16 outline-none md:py-24"
    >
      <div className="wrap">
        <SectionHeading id="avaliacoes-titulo" title={title} />
        <p className="mt-5 flex flex-wrap items-center gap-x-4">
          <strong className="text-xl font-extrabold tracking-tight">{reviews.label}</strong>{" "}
          <Stars rating={reviews.rating} className="w-32 fill-star" />
          <span className="text-muted">{`Com base em ${reviewCount} avaliações no ${reviews.source}`}</span>
        </p>
      </div>
      <ReviewStrip list={reviews.list} source={reviews.source} />
      <div className="wrap">
        <div className="night mt-10 grid items-center border border-night-line gap-6 rounded-card p-6 md:p-8 lg:grid-cols-[1fr_auto]">
          <div>
            <h3 className="text-2xl font-extrabold tracking-tight">{banner.title}</h3>
            <p className="mt-2 text-night-text">{banner.text}</p>
          </div>
          <div className="grid gap-3 sm:flex">
            <WhatsappButton message={messages.reviews} text={banner.buttonText} />
            <CallButton look="white" />
          </div>
        </div>
      </div>
    </section>
  );
}
