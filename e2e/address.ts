/** Where the journeys find the product. With E2E_URL they visit one that runs already, with the schools of `schools/` in it. */
export const port = Number(process.env['E2E_PORT'] ?? 4317)
export const running = process.env['E2E_URL']
export const address = running ?? `http://localhost:${port}`
