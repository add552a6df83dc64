import { DebouncedSearch } from '@campus/ui/search/debounced-search.tsx'

interface SearchFilterProps {
  /** The list whose address holds the words. */
  readonly of: {
    readonly query: { readonly words?: string }
    readonly filter: (part: { readonly words: string | undefined }) => void
  }
  readonly label: string
}

export function SearchFilter({ of: { query, filter }, label }: SearchFilterProps) {
  return <DebouncedSearch label={label} value={query.words ?? ''} onSearch={(words) => filter({ words })} />
}
