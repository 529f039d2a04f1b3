import { Gauge, Histogram, Registry } from 'prom-client';
import type { Served } from './served.js';

/** Counts and durations of requests by route, as Prometheus reads them. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'quorate_request_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers: [this.registry],
  });

  constructor() {
    const resident: Gauge = new Gauge({
      name: 'quorate_memory_bytes',
      help: 'The memory that the process holds',
      registers: [],
      collect: () => resident.set(process.memoryUsage.rss()),
    });
    this.registry.registerMetric(resident);
  }

  served({ method, route, status, milliseconds }: Served): void {
    this.durations.observe({ method, route, status: String(status) }, milliseconds / 1_000);
  }

  /** The text that a collector reads, and its media type. */
  async text(): Promise<{ readonly text: string; readonly mediaType: string }> {
    return { text: await this.registry.metrics(), mediaType: this.registry.contentType };
  }
}
