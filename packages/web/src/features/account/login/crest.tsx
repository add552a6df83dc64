import './crest.css'

/** The product's own crest: an open book under a roof, in a shield. */
export function Crest() {
  return (
    <svg className="crest" viewBox="0 0 64 72" aria-hidden="true">
      <path className="crest-shield" d="M32 2 60 11v25c0 17-11 28-28 34C15 64 4 53 4 36V11z" />
      <path className="crest-line" d="M16 29 32 18l16 11M20 29v7M28 29v7M36 29v7M44 29v7" />
      <path className="crest-line" d="M32 45c-4-4-9-5-15-5v13c6 0 11 1 15 5 4-4 9-5 15-5V40c-6 0-11 1-15 5zm0 0v13" />
    </svg>
  )
}
