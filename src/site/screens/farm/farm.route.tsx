export default function FarmRoute() {
  return <h1 className="shell py-section text-heading">Farm</h1>;
}
