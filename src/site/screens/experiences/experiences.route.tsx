export default function ExperiencesRoute() {
  return <h1 className="shell py-section text-heading">Experiences</h1>;
}
