export const Page = () => <h1>planted: this page is rendered</h1>;
