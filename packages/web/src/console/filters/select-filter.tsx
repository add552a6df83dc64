import type { Path } from '@campus/contract/paths/path.ts'
import type { Option } from '@campus/ui/form/select-field.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import type { QueryOf } from '../../navigation/address.ts'
import type { Addressed } from './use-addressed.ts'

interface SelectFilterProps<P extends Path> {
  readonly of: Addressed<P>
  /** The parameter of the address that holds the choice. */
  readonly name: keyof QueryOf<P> & string
  readonly label: string
  /** What the choice of no filter says. */
  readonly all: string
  readonly options: readonly Option[]
}

/** Narrows a list to one of some words. */
export function SelectFilter<P extends Path>({ of: { query, filter }, name, ...box }: SelectFilterProps<P>) {
  const choose = (value: string) => filter({ [name]: value || undefined } as Partial<QueryOf<P>>)
  return <SelectBox {...box} value={query[name] ?? ''} onChoose={choose} />
}
