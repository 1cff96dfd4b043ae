import { describeConsumer } from './describe-consumer.ts';

describeConsumer('lowest');
