import type { FieldProps } from '@campus/contract/approval/form.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import type { Option } from '@campus/ui/form/select-field.tsx'
import { useRead } from '../../../api/use-read.ts'

interface Choosing {
  readonly props: Pick<FieldProps, 'options' | 'dictionary'>
}

/** The options that a field brings along; of a dictionary those that the server has named, closed ones too. */
export const namedOptions = ({ props: { options = [] } }: Choosing): readonly Option[] =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))

/** What can be chosen: the options of the field, or those of a dictionary of the school. */
export const useOptions = (item: Choosing): readonly Option[] => {
  const { dictionary } = item.props
  const { data } = useRead(ownDictionary, { dictType: dictionary ?? '' }, { enabled: dictionary !== undefined })
  return dictionary === undefined ? namedOptions(item) : (data ?? [])
}
