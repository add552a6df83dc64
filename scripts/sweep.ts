import { runJourneys } from './journeys.ts'

// Every screen in every size, language and colour; `npm test` looks at each screen once.
process.exitCode = (await runJourneys(['journeys/every-screen.spec.ts'], { E2E_LOOKS: 'all' })) ? 0 : 1
