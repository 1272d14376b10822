export default function Page() { return <h1>nf</h1>; }
