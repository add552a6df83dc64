import { photoTypesToEdit } from '@campus/contract/identity/console/photo-types.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { useRead } from '../../../../api/use-read.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { ListWithDetail } from '../../../../console/look/list-with-detail.tsx'
import '../../../../console/look/list-with-detail.css'
import { photoWords } from '../../photo/words.ts'
import { TypeForm } from './type-form.tsx'
import type { EditedType } from './type-typed.ts'
import { photoTypeWords } from './words.ts'

/** The place of a type that is not saved yet. */
const newType = 'new'

interface TypeListProps {
  readonly types: readonly EditedType[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

function TypeList({ types, chosen, onChoose }: TypeListProps) {
  const words = useWords(photoTypeWords)
  const { points } = useWords(photoWords)
  const language = useLanguage()
  return (
    <ul className="choosable" aria-label={words.list}>
      {types.map((type) => (
        <li key={type.id}>
          <button
            type="button"
            className="choosable-row"
            aria-current={type.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(type.id)}
          >
            <span className="choosable-head">
              {nameIn(type, language)}
              <StateMark tone={type.isOpen ? 'good' : 'over'} t={type.isOpen ? words.isOpen : words.closed} />
            </span>
            <small>
              {words[type.purpose]} · {points(type.standard.width, type.standard.height)}
            </small>
            <small>{words.photos(type.photos)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Which photos the school collects, each with its standard. */
export default function TypesScreen() {
  const words = useWords(photoTypeWords)
  const { query, choose } = useAddressed(consolePaths.photoTypes)
  const read = useRead(photoTypesToEdit, {})
  const add = (
    <Button color="primary" onClick={() => choose(newType)}>
      <AddOutline aria-hidden /> {words.add}
    </Button>
  )
  const shown = read.data?.find(({ id }) => id === query.id)
  const isShown = shown !== undefined || query.id === newType
  return (
    <ConsoleFrame screen={consolePaths.photoTypes} lead={words.lead} actions={add}>
      <ListWithDetail
        list={
          <QueryView read={read} empty={<Empty t={words.none} action={add} />}>
            {(types) => <TypeList types={types} chosen={query.id} onChoose={choose} />}
          </QueryView>
        }
        detail={isShown ? <TypeForm key={query.id} type={shown} /> : null}
        hint={words.choose}
      />
    </ConsoleFrame>
  )
}
