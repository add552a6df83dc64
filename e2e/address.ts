/** Where the journeys find the product. With E2E_URL they visit one that runs already instead of starting their own. */
export const port = Number(process.env['E2E_PORT'] ?? 4317)
export const running = process.env['E2E_URL']
export const address = running ?? `http://localhost:${port}`
