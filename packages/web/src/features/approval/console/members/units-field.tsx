import { nameIn } from '@campus/contract/localized-name.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useRead } from '../../../../api/use-read.ts'
import { UnitPicker } from '../../../../domain/unit/unit-picker.tsx'
import { useSession } from '../../../../session/use-session.ts'
import type { Member } from './people-field.tsx'

interface UnitsFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: readonly Member[]
  readonly onChange: (units: Member[]) => void
}

/** Units of the school, as a tree keeps them: with the name that was shown. */
export function UnitsField({ label, hint, value, onChange }: UnitsFieldProps) {
  const language = useLanguage()
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const { data: units = [] } = useRead(orgTree, {}, { enabled: isAdmin })
  const memberOf = (id: string): readonly Member[] => {
    const unit = units.find((unit) => unit.id === id)
    return unit ? [{ id, name: nameIn(unit, language), type: 'dept' }] : value.filter((member) => member.id === id)
  }
  return (
    <UnitPicker
      label={label}
      hint={hint}
      multiple
      units={units}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(ids.flatMap(memberOf))}
    />
  )
}
