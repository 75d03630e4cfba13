export function Page() {
  return <p>catalogue</p>;
}
