import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { SpanStart, Tracer } from './trace.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  statement: SpanKind.CLIENT,
} as const satisfies Record<SpanStart['kind'], SpanKind>

const contextOf = ({ parent }: SpanStart) =>
  parent
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })
    : ROOT_CONTEXT

/** Spans over OTLP/HTTP. Loaded only where an endpoint is configured; nothing patches itself into other libraries. */
export const openOtlpTracer = ({ endpoint, service, version }: { endpoint: string; service: string; version: string }): Tracer => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  const tracer = provider.getTracer('campus')
  return {
    start(start) {
      const { name, kind, attributes = {}, startTime } = start
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes, ...(startTime && { startTime }) }, contextOf(start))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceId,
        spanId,
        isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
        end(failure) {
          // Messages of errors may quote what people typed, so only their kind leaves the machine.
          if (failure !== undefined)
            span.setStatus({ code: SpanStatusCode.ERROR, message: failure instanceof Error ? failure.name : 'error' })
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}
