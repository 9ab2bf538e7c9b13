export default function RestaurantRoute() {
  return <h1 className="shell py-section text-heading">Restaurant</h1>;
}
