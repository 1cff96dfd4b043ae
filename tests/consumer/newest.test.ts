import { describeConsumer } from './describe-consumer.ts';

describeConsumer('newest');
