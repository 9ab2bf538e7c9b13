export default function NewsListRoute() {
  return <h1 className="shell py-section text-heading">NewsList</h1>;
}
