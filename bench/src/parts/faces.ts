import { measureFaceLogins } from '../face-logins.ts'
import { measureSearch } from '../face-search.ts'
import { measureJudging, measureLoop, measureWorkers } from '../faces.ts'
import { judge, judgeRatio, printLine } from '../report.ts'

const workersGoal = 1.6
const searchGoal = 10
const loopGoalMs = 50
const waitingPhotos = 500

const times = (ratio: number) => `${ratio.toFixed(1)} x`
const ms = (value: number) => `${value.toFixed(1)} ms`

export const reportFaces = async () => {
  const judging = await measureJudging(15)
  printLine('judging a photo to decoding it', times(judging.native / judging.decode), `${ms(judging.native)} to ${ms(judging.decode)}`)
  printLine('WebAssembly to native', times(judging.web / judging.native), `${ms(judging.web)} to ${ms(judging.native)}`)
  const { workers, machine } = await measureWorkers(12, 7)
  judgeRatio('one worker to two', workers, workersGoal, `two processes that only count: ${times(machine)}`)
  const search = await measureSearch(100_000, 20)
  judgeRatio('plain JavaScript to our search', search.plain / search.ours, searchGoal, `${ms(search.plain)} to ${ms(search.ours)}`)
  judge('found of the best 30', `${(search.recall * 100).toFixed(1)} %`, search.recall === 1, '100 %')
  const login = await measureFaceLogins(8)
  printLine('login by face to one by password', times(login.face / login.password), `${ms(login.face)} to ${ms(login.password)}`)
  const delay = await measureLoop(waitingPhotos)
  judge(`main loop, ${waitingPhotos} photos wait`, ms(delay), delay <= loopGoalMs, ms(loopGoalMs), 'p99')
}
