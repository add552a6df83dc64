/** A drawing of how the photo should be: nobody's face. */
export function ExamplePortrait({ label }: { readonly label: string }) {
  return (
    <figure className="portrait-example">
      <svg viewBox="0 0 100 140" role="img" aria-label={label}>
        <rect className="portrait-ground" width="100" height="140" rx="6" />
        <path className="portrait-coat" d="M8 140c0-26 16-38 32-41h20c16 3 32 15 32 41z" />
        <path className="portrait-skin" d="M41 84h18v18a9 9 0 0 1-18 0z" />
        <ellipse className="portrait-skin" cx="50" cy="62" rx="23" ry="29" />
        <path className="portrait-hair" d="M26 60c-3-26 10-34 24-34s27 8 24 34c-3-14-8-20-24-20s-21 6-24 20z" />
        <path className="portrait-line" d="M36 54q4-3 9-1m10 0q5-2 9 1M43 77q7 5 14 0M50 61v7q-1 2-3 2" />
        <circle className="portrait-eye" cx="41" cy="60" r="2.4" />
        <circle className="portrait-eye" cx="59" cy="60" r="2.4" />
        <path className="portrait-guide" d="M50 8v124M12 30h76M12 94h76" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
