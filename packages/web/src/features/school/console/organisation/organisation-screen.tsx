import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { orgTree } from '@campus/contract/school/console/organisation.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useMemo, useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { UnitTree } from '../../../../domain/unit/unit-tree.tsx'
import '../../../../console/look/console-look.css'
import { ListWithDetail } from '../../../../console/look/list-with-detail.tsx'
import './organisation-screen.css'
import { UnitForm } from './unit-form.tsx'
import { peopleWithin, type Unit } from './unit-kinds.ts'
import { UnitPanel } from './unit-panel.tsx'
import { organisationWords } from './words.ts'

function Organisation({ units, onAddTop }: { readonly units: readonly Unit[]; readonly onAddTop: () => void }) {
  const words = useWords(organisationWords)
  const language = useLanguage()
  const { query, choose, filter } = useAddressed(consolePaths.organisation)
  const [isAdding, setIsAdding] = useState(false)
  const totals = useMemo(() => peopleWithin(units), [units])
  const chosen = units.find(({ id }) => id === query.id)
  if (units.length === 0) return <Empty t={words.none} action={<Button onClick={onAddTop}>{words.addTop}</Button>} />
  return (
    <>
      <ListWithDetail
        list={
          <div className="console-card organisation-tree">
            <UnitTree
              label={words.tree}
              units={units}
              value={query.id === undefined ? [] : [query.id]}
              onChange={([id]) => id && choose(id)}
              aside={({ id }) => sayCount(totals.get(id) ?? 0)}
            />
          </div>
        }
        hint={words.choose}
        detail={
          chosen ? (
            // Another unit, or the same one after it was saved, is another form.
            <UnitPanel
              key={JSON.stringify(chosen)}
              units={units}
              unit={chosen}
              total={totals.get(chosen.id) ?? 0}
              onAdd={() => setIsAdding(true)}
              onGone={() => filter({ id: chosen.parentId ?? undefined })}
            />
          ) : null
        }
      />
      {isAdding && chosen && (
        <ConsoleDialog title={words.addUnder(nameIn(chosen, language))} size="wide" onClose={() => setIsAdding(false)}>
          <UnitForm
            units={units}
            parentId={chosen.id}
            onCancel={() => setIsAdding(false)}
            onSaved={(id) => {
              setIsAdding(false)
              choose(id)
            }}
          />
        </ConsoleDialog>
      )}
    </>
  )
}

export default function OrganisationScreen() {
  const words = useWords(organisationWords)
  const units = useRead(orgTree, {})
  const { choose } = useAddressed(consolePaths.organisation)
  const [isAddingTop, setIsAddingTop] = useState(false)
  return (
    <ConsoleFrame
      screen={consolePaths.organisation}
      lead={words.lead}
      actions={
        <Button color="primary" onClick={() => setIsAddingTop(true)}>
          <AddOutline aria-hidden /> {words.addTop}
        </Button>
      }
    >
      <QueryView read={units}>{(units) => <Organisation units={units} onAddTop={() => setIsAddingTop(true)} />}</QueryView>
      {isAddingTop && (
        <ConsoleDialog title={words.addTop} size="wide" onClose={() => setIsAddingTop(false)}>
          <UnitForm
            units={units.data ?? []}
            onCancel={() => setIsAddingTop(false)}
            onSaved={(id) => {
              setIsAddingTop(false)
              choose(id)
            }}
          />
        </ConsoleDialog>
      )}
    </ConsoleFrame>
  )
}
