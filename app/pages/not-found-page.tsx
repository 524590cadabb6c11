import { ErrorLayout } from "~/components/error-layout";
import { TextLink } from "~/components/text-link";
import { notFound } from "~/content/failures";
import { pages } from "~/content/pages";

export function NotFoundPage() {
  return (
    <ErrorLayout title={notFound.title} titleLang="en" text={notFound.text}>
      <TextLink href={pages.home.path} lang="en" className="text-lamp">
        {notFound.linkText}
      </TextLink>{" "}
      <span className="text-night-text">{notFound.linkMeaning}</span>
    </ErrorLayout>
  );
}
