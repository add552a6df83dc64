import { NoConnection } from '@campus/client/failures.ts'
import { shellPaths } from '@campus/contract/paths/shell.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Count } from '@campus/ui/figures/count.tsx'
import { Masked } from '@campus/ui/figures/masked.tsx'
import { Money } from '@campus/ui/figures/money.tsx'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { Watermark } from '@campus/ui/watermark/watermark.tsx'
import { userNameWatermark } from '@campus/ui/watermark/watermark-look.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Avatar } from '../../domain/person/avatar.tsx'
import { PathLink } from '../../navigation/path-link.tsx'
import { ListTrial } from './list-trial.tsx'
import { PdfTrial } from './pdf-trial.tsx'
import './playground.css'
import { playgroundWords } from './words.ts'

const lost = new NoConnection()

export default function PartsScreen() {
  const words = useWords(playgroundWords)
  return (
    <div className="playground">
      <nav className="playground-links">
        <PathLink to={shellPaths.testForm}>/pages/testData/form</PathLink>
        <PathLink to={shellPaths.testSocket}>/pages/test/ws/ws</PathLink>
      </nav>
      <section>
        <h2>{words.states}</h2>
        <Waiting rows={2} />
        <Refused error={lost} onRetry={() => undefined} />
        <Empty t={words.nothingYet} action={<Button color="primary">{words.add}</Button>} />
      </section>
      <section>
        <h2>{words.figures}</h2>
        <div className="playground-row">
          <Avatar name={words.sampleName} size="large" />
          {words.sampleName}
          <Masked label={words.phone} text="13812345678" />
          <Ring label={words.completion} percent={72} />
          <span>
            {words.visits} <Count of={12_345} />
          </span>
          <span>
            {words.balance} <Money fen={123_450} />
          </span>
        </div>
      </section>
      <section className="playground-marked">
        <h2>{words.watermark}</h2>
        <Watermark look={userNameWatermark(words.sampleName)} />
      </section>
      <section>
        <h2>{words.pdf}</h2>
        <PdfTrial />
      </section>
      <section>
        <h2>{words.list}</h2>
        <ListTrial />
      </section>
    </div>
  )
}
