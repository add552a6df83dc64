import { reverseScan } from '@campus/contract/kiosk/visits.ts'
import { type PrintItem, printHere } from '@campus/contract/printing/items.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import { Button } from 'antd-mobile'
import { FileOutline, UploadOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAct } from '../../../api/use-act.ts'
import { open } from '../../../navigation/navigator.ts'
import { nameIn } from '../../../parts/map/place-name.ts'
import '../../../parts/page/page.css'
import { PickList } from '../../../parts/pick-list/pick-list.tsx'
import { documentsPaths } from '../../../paths/documents.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useSay, useWords } from '../../../words/words.ts'
import './bridge.css'
import { atTerminalWords } from './words.ts'

const isPrintable = ({ state }: PrintItem) => state === 'waiting' || state === 'printing'

const useRows = (items: readonly PrintItem[]) => {
  const words = useWords(atTerminalWords)
  const say = useSay()
  const language = useLanguage()
  return items.map((item) => ({
    id: item.id,
    icon: item.kind === 'certificate' ? FileOutline : UploadOutline,
    title: nameIn(item, language),
    lines: [
      ...(item.part === 'delegate' ? [words.forPerson(item.ownerName)] : []),
      `${words.copiesLeft(item.copiesPrinted, item.copies)} · ${words.pagesLeft(item.pagesLeft)}`,
      say(attributeNames[item.attribute]),
    ],
  }))
}

interface ItemsHereProps {
  readonly code: string
  readonly items: readonly PrintItem[]
  readonly onPrint: (jobId: string) => void
}

/** What I could print here: one tap, and it comes out; or the screen of the terminal takes over. */
export function ItemsHere({ code, items, onPrint }: ItemsHereProps) {
  const words = useWords(atTerminalWords)
  const waiting = items.filter(isPrintable)
  const rows = useRows(waiting)
  const [wanted, setWanted] = useState<string>()
  const [isShown, setIsShown] = useState(false)
  const print = useAct(printHere)
  const show = useAct(reverseScan)
  const chosen = waiting.find(({ id }) => id === wanted) ?? waiting[0]
  const printNow = async (itemId: string) => {
    const { jobId } = await print.act({ itemId, terminalCode: code })
    onPrint(jobId)
  }
  const showThere = () =>
    void show.act({ code, decision: 'open' }).then(
      () => setIsShown(true),
      () => undefined,
    )
  return (
    <>
      <section className="page-card">
        {chosen ? (
          <PickList label={words.what} rows={rows} chosen={chosen.id} onChoose={setWanted} />
        ) : (
          <p className="page-lead">{words.nothing}</p>
        )}
        <p className="bridge-shown" role="status">
          {isShown && words.isShown}
        </p>
      </section>
      <div className="bridge-deeds">
        {chosen ? (
          <Button
            color="primary"
            size="large"
            block
            loading={print.isActing}
            onClick={() => void printNow(chosen.id).catch(() => undefined)}
          >
            {words.printHere}
          </Button>
        ) : (
          <Button block onClick={() => void open(documentsPaths.certificates)}>
            {words.apply}
          </Button>
        )}
        <Button block loading={show.isActing} onClick={showThere}>
          {words.showThere}
        </Button>
      </div>
    </>
  )
}
