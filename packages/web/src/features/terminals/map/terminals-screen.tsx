import { abilityNames, TerminalAbility, terminalAbilities } from '@campus/contract/terminals/terminal-states.ts'
import { terminals } from '@campus/contract/terminals/terminals.ts'
import { useState } from 'react'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../api/use-page.ts'
import { HereButton } from '../../../domain/terminal/here-button.tsx'
import { TerminalsOnMap } from '../../../domain/terminal/terminals-on-map.tsx'
import { useHere } from '../../../domain/terminal/use-here.ts'
import { mapWords } from './words.ts'

/** As many as a page holds; a map with more of them could not be read. */
const most = 100
const pause = 20_000

/** Where to print: by name, or the nearest first for who tells where they stand; how each stands is kept current. */
export default function TerminalsScreen() {
  const words = useWords(mapWords)
  const say = useSay()
  const { id, ability: asked } = useQueryOf(terminalsPaths.map)
  const ability = TerminalAbility.safeParse(asked).data
  const here = useHere()
  const [typed, setTyped] = useState('')
  const [isUsableOnly, setIsUsableOnly] = useState(false)
  const searched = useDebounced(typed).trim()
  const filter = {
    pageSize: most,
    ...(searched && { words: searched }),
    ...(ability && { ability }),
    ...(isUsableOnly && { state: 'normal' as const }),
  }
  const { data, error, refetch } = usePage(terminals, { ...filter, ...here.point }, { refetchInterval: pause })
  const show = (change: { readonly id?: string | undefined; readonly ability?: string | undefined }) =>
    void redirect(terminalsPaths.map, { id, ability, ...change })
  const showAll = () => {
    setTyped('')
    setIsUsableOnly(false)
    show({ ability: undefined })
  }
  const isNarrowed = searched !== '' || ability !== undefined || isUsableOnly
  const tools = (
    <>
      <SearchBox label={words.search} value={typed} onChange={setTyped} />
      <div className="terminal-tools">
        <HereButton here={here} />
        <SelectBox
          label={words.ability}
          all={words.anyAbility}
          value={ability ?? ''}
          options={terminalAbilities.map((value) => ({ value, label: say(abilityNames[value]) }))}
          onChoose={(value) => show({ ability: value || undefined })}
        />
        <Switch label={words.usableOnly} isOn={isUsableOnly} onTurn={setIsUsableOnly} />
      </div>
      {data && data.total > data.rows.length && <p className="page-note">{words.more(data.rows.length, data.total)}</p>}
    </>
  )
  return (
    <TerminalsOnMap
      read={{ data: data?.rows, error, refetch }}
      here={here.point}
      chosen={id}
      onChoose={(id) => show({ id })}
      tools={tools}
      empty={isNarrowed ? <NoneLikeThat t={words.noneLikeThat} onShowAll={showAll} /> : <Empty t={words.none} />}
      foot={<PathLink to={terminalsPaths.faultReports}>{words.myReports}</PathLink>}
    />
  )
}
