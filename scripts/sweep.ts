import { runJourneys } from './journeys.ts'

// Every journey in every language, and every screen in every size and colour as well; `npm test` takes one of each.
process.exitCode = (await runJourneys([], { E2E_LOOKS: 'all' })) ? 0 : 1
