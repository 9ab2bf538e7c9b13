export default function FigTreeRoute() {
  return <h1 className="shell py-section text-heading">FigTree</h1>;
}
