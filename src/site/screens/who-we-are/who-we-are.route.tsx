export default function WhoWeAreRoute() {
  return <h1 className="shell py-section text-heading">WhoWeAre</h1>;
}
