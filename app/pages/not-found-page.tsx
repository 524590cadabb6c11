import { ErrorLayout } from "~/components/error-layout";
import { TextLink } from "~/components/text-link";
import { pages } from "~/content/pages";
import { notFound } from "~/content/states";

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
