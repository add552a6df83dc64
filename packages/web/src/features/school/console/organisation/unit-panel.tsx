import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { deleteUnit, orgTree } from '@campus/contract/school/console/organisation.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { trailOf } from '../../../../domain/unit/unit-rows.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { UnitForm } from './unit-form.tsx'
import { kindsWithin, type Unit } from './unit-kinds.ts'
import { UnitLeaders } from './unit-leaders.tsx'
import { organisationWords } from './words.ts'

interface UnitPanelProps {
  readonly units: readonly Unit[]
  readonly unit: Unit
  /** People in it and in all that lies in it. */
  readonly total: number
  readonly onAdd: () => void
  readonly onGone: () => void
}

export function UnitPanel({ units, unit, total, onAdd, onGone }: UnitPanelProps) {
  const words = useWords(organisationWords)
  const language = useLanguage()
  const { act, isActing } = useAction(deleteUnit, { changes: [orgTree] })
  const name = nameIn(unit, language)
  const below = units.filter(({ parentId }) => parentId === unit.id).length
  const isEmpty = below === 0 && unit.people === 0

  const remove = async () => {
    if (!(await ask({ title: words.removeTitle(name), text: words.removeText, confirm: words.remove }))) return
    const isGone = await act({ id: unit.id }).then(
      () => true,
      () => false,
    )
    if (!isGone) return
    toast(words.removed, 'success')
    onGone()
  }

  return (
    <div className="console-column">
      <section className="console-card">
        <header>
          <h2>{name}</h2>
          <div className="console-buttons">
            {kindsWithin(units, unit.id).length > 0 && (
              <Button size="small" onClick={onAdd}>
                {words.add}
              </Button>
            )}
            <Button size="small" color="danger" fill="outline" disabled={!isEmpty || isActing} onClick={() => void remove()}>
              {words.remove}
            </Button>
          </div>
        </header>
        <p className="console-note">
          {trailOf(units, unit.id)
            .map((above) => nameIn(above, language))
            .join(' / ')}
        </p>
        <p className="console-note">
          {words.total(total)} · {words.people(unit.people)} · {words.units(below)} ·{' '}
          <PathLink to={consolePaths.people} query={{ unitId: unit.id }}>
            {words.seePeople}
          </PathLink>
        </p>
        <UnitForm units={units} unit={unit} onSaved={() => undefined} />
      </section>
      <UnitLeaders unitId={unit.id} unitName={name} />
    </div>
  )
}
