export default function NewsArticleRoute() {
  return <h1 className="shell py-section text-heading">NewsArticle</h1>;
}
