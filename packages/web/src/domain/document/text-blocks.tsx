import './document-text.css'

interface Block {
  readonly kind: 'heading' | 'paragraph' | 'item'
  readonly text: string
}

/** Items that follow each other are one list. */
const runsOf = (blocks: readonly Block[]) => {
  const runs: [Block, ...Block[]][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind === 'item' && last?.[0].kind === 'item') last.push(block)
    else runs.push([block])
  }
  return runs
}

function Run({ blocks: [first, ...others] }: { readonly blocks: readonly [Block, ...Block[]] }) {
  if (first.kind === 'heading') return <h2>{first.text}</h2>
  if (first.kind === 'paragraph') return <p>{first.text}</p>
  return (
    <ul>
      {[first, ...others].map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** Text only: whatever an author typed, it can never become markup. */
export function TextBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return runsOf(blocks).map((run) => <Run key={`${run[0].kind} ${run[0].text}`} blocks={run} />)
}
