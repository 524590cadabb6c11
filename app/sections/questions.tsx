import { Photo } from "../components/photo";
import { SectionHeading } from "../components/section-heading";
import type { Photo as PhotoContent, QuestionsContent } from "../content/schema";

/** Questions and answers, drawn as a chat. */
export function Questions({ title, list, photo }: QuestionsContent & { photo?: PhotoContent }) {
  return (
    <section className="wrap py-16 md:py-24">
      <SectionHeading title={title} />
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {list.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-2">
            <h3 className="question bubble box w-fit px-4 py-3 ml-6 justify-self-end text-base font-bold">{title}</h3>
            <p className="bubble box w-fit px-4 py-3 mr-6">{text}</p>
          </li>
        ))}
      </ul>
      {photo && (
        <div className="mt-16">
          <Photo {...photo} />
        </div>
      )}
    </section>
  );
}
